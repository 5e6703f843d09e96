/**
 * What is passed on of a page: `text` ends with `address`, the absolute address of the page;
 * `whatsapp` opens the program with a text.
 */
export type Shared = { title: string; text: string; address: string; whatsapp: string };
