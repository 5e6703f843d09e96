// What a browser keeps of pending writes. The privacy page names the key.

/** localStorage key of the writes not sent yet; older releases wrote it too. */
export const QUEUE_KEY = 'avisos-a-enviar';

/** Fired on `window` when the guide answered a pending write. */
export const WRITE_ANSWERED = 'guia-envio';
