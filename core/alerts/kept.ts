// localStorage keys of a reader's alerts. The privacy page names them.

/** What the reader wants alerts for. */
export const WISHES_KEY = 'meus-avisos';
/** When the guide last accepted something. */
export const SENT_KEY = 'avisos-enviados';
/** Why the guide refused it, in the guide's words. */
export const REFUSED_KEY = 'avisos-recusados';

/** Fired on `window` when this browser's wishes change, or the guide's verdict on them. */
export const WISHES_CHANGED = 'guia-avisos';
