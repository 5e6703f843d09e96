/** Name of our own project in tokens and in the client's storage. */
export const CLIENT_PROJECT = 'guia';

/**
 * The client wants a key and sends it along; ours means nothing. Links in mails carry it, because
 * the client knows its own links by it.
 */
export const OWN_API_KEY = 'guia';

/** Who signs operators in, as far as the browser must know: nothing here is secret. */
export type ClientIdentity =
	| {
			kind: 'own';
			/** No mail server is set: letters lie in DATA_DIR/outbox. */
			outbox?: true;
	  }
	| { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string };
