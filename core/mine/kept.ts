/** Where a reader's choices are kept in the browser (localStorage). Named in the privacy page. */
export const PREFERENCES_KEY = 'minhas-preferencias';
/** Where the style sheet made of them is kept, ready for the next page. */
export const SHEET_KEY = 'minha-folha';

/**
 * First characters of a reader's style sheet: the head of a page takes over no other. Raise the
 * number whenever the markup that the rules speak of changes, so that a sheet of an older version
 * is left alone until it is written anew.
 */
export const SHEET_MARK = '/*4*/';

/**
 * Longest sheet that is taken over, in characters: every channel of the guide chosen one by one
 * makes a fifth of it.
 */
export const MOST_SHEET = 200_000;
