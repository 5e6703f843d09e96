/** Where a browser keeps what its reader wants to be told (localStorage). Named in the privacy page. */
export const WISHES_KEY = 'meus-avisos';
