/**
 * Largest file or answer that is imported, in bytes: a sheet of 100 thousand games has about 20
 * million.
 */
export const IMPORT_FILE_BYTES = 64 * 1024 * 1024;

/** Longest text that is sent as it is; a longer one is sent as a file. Characters. */
export const PASTE_LENGTH = 300_000;
