/** `<parlour-card card="7♥">`: a card as the house draws it, for pages that know nothing of Svelte. With a `place` it flies there when it was seen elsewhere. */

import { mount, unmount } from 'svelte';
import Card from '../generic/Card.svelte';

const NAME = 'parlour-card';

class CardElement extends HTMLElement {
  static readonly observedAttributes = ['card', 'place'];
  private drawn: Record<string, unknown> | null = null;

  connectedCallback(): void {
    this.draw();
  }

  disconnectedCallback(): void {
    this.clear();
  }

  attributeChangedCallback(_: string, before: string | null, after: string | null): void {
    if (this.isConnected && before !== after) this.draw();
  }

  private draw(): void {
    this.clear();
    const [card, place] = [this.getAttribute('card'), this.getAttribute('place')];
    this.ariaHidden = 'true'; // whoever listens hears the words beside it
    if (card && place) Object.assign(this.dataset, { card, place });
    if (card) this.drawn = mount(Card, { target: this, props: { card } });
  }

  private clear(): void {
    if (this.drawn) void unmount(this.drawn);
    this.drawn = null;
    delete this.dataset.card;
    delete this.dataset.place;
  }
}

export function defineCard(): void {
  if (!customElements.get(NAME)) customElements.define(NAME, CardElement);
}
