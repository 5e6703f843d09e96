/** Name of the desk of teams, competitions and channels in menus and headings. */
export const namesTitle = 'Cadastros';
