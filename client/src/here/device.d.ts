/** What this page can do without a server, written by the build (device.ts); null if it was built without the network. */
declare module 'virtual:device' {
  const device: {
    /** The folder of Python for browsers, and the archives of the law and of the standard library. */
    engine: string;
    law: string;
    library: string;
    files: { path: string; bytes: number }[];
    /** The levels of each game that play without a search, weakest first. */
    levels: Record<string, string[]>;
  } | null;
  export default device;
}
