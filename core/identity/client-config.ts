/** Name of our own project in tokens and in the client's storage. */
export const CLIENT_PROJECT = 'guia';

/**
 * The client requires a key and sends it; ours has no meaning. Links in e-mails carry it, because
 * the client recognises its own links by it.
 */
export const OWN_API_KEY = 'guia';

/** Who signs operators in, as far as the browser must know: nothing here is secret. */
export type ClientIdentity =
	| {
			kind: 'own';
			/** No mail server is configured: e-mails are stored in DATA_DIR/outbox. */
			outbox?: true;
	  }
	| { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string };
