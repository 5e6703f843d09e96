/** The desk of teams, competitions and channels, as menus and headings call it. */
export const namesTitle = 'Cadastros';
