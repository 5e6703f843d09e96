// Where a browser keeps its reader's alerts (localStorage). Named in the privacy page.

/** What the reader wants to be told. */
export const WISHES_KEY = 'meus-avisos';
/** What waits to be sent. */
export const QUEUE_KEY = 'avisos-a-enviar';
/** When the guide last took something. */
export const SENT_KEY = 'avisos-enviados';
/** Why the guide did not take it, in its words. */
export const REFUSED_KEY = 'avisos-recusados';

/** Fired at the window when the wishes of this browser change, or what the guide says of them. */
export const WISHES_CHANGED = 'guia-avisos';
