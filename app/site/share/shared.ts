/**
 * The share data of a page: `text` ends with `address`, the page's absolute address. `whatsapp`
 * opens the app with a text.
 */
export type Shared = { title: string; text: string; address: string; whatsapp: string };
