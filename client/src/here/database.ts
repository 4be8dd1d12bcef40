/** The logs of the tables on this device, in the browser's database: what a server's store is to a server. */

/** A row of the log as Python writes it; its number is unique at its table. */
type Entry = { table_id: string; seq: number };
export type KeptTable = { id: string; created: number; game: string };

const NAME = 'parlour';
const TABLES = 'tables';
const ENTRIES = 'entries';
const TAKEN = 'taken';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: 'id' });
      asked.result.createObjectStore(ENTRIES, { keyPath: ['table_id', 'seq'] });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error(NAME));
  });
  return opened;
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error(NAME));
  });

const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Keep entries, and the table that they open; all or none. Of each game, only the last table is kept. */
export async function append(rows: string, tables: string): Promise<string> {
  const change = (await database()).transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
  const done = new Promise<string>((tell) => {
    change.oncomplete = () => tell('');
    change.onabort = () => tell(change.error?.name === 'ConstraintError' ? TAKEN : (change.error?.message ?? NAME));
  });
  const entries = change.objectStore(ENTRIES);
  for (const table of JSON.parse(tables) as KeptTable[]) await replace(change, table);
  for (const row of JSON.parse(rows) as Entry[]) entries.add(row);
  return done;
}

async function replace(change: IDBTransaction, table: KeptTable): Promise<void> {
  const tables = change.objectStore(TABLES);
  for (const old of (await result(tables.getAll())) as KeptTable[]) {
    if (old.game !== table.game) continue;
    tables.delete(old.id);
    change.objectStore(ENTRIES).delete(entriesOf(old.id));
  }
  tables.put(table);
}

/** A table with its log, as JSON; empty if it is not here. */
export async function read(id: string): Promise<string> {
  const look = (await database()).transaction([TABLES, ENTRIES]);
  const table = result(look.objectStore(TABLES).get(id)) as Promise<KeptTable | undefined>;
  const entries = result(look.objectStore(ENTRIES).getAll(entriesOf(id))) as Promise<Entry[]>;
  return (await table) ? JSON.stringify({ table: await table, entries: await entries }) : '';
}

/** The tables on this device, the last one first. */
export async function keptTables(): Promise<KeptTable[]> {
  const look = (await database()).transaction(TABLES);
  const found = (await result(look.objectStore(TABLES).getAll())) as KeptTable[];
  return found.sort((one, other) => other.created - one.created);
}
