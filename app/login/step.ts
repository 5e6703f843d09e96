import type { MultiFactorResolver } from 'firebase/auth';
import type { Session } from '#app/identity/session.client.ts';
import type { SignInAction } from '#core/site/paths/panel.ts';
import type { Arrival } from './arrival.ts';
import type { Note } from './notes.ts';

/** The current step of the sign-in page. */
export type Step =
	| { kind: 'password'; note?: Note | 'password-changed' }
	| { kind: 'link' }
	| { kind: 'link-sent'; email: string }
	/** The link was opened in another browser than the one that requested it. */
	| { kind: 'link-email' }
	| { kind: 'forgotten' }
	| { kind: 'forgotten-sent'; email: string }
	| { kind: 'new-password'; email: string; invited: boolean }
	| { kind: 'setup' }
	| { kind: 'factor'; resolver: MultiFactorResolver }
	/** A link from an e-mail is being used. */
	| { kind: 'using' }
	| { kind: 'done'; action: SignInAction }
	/** Signed in, but the server sees no session: the browser blocks cookies. */
	| { kind: 'lost' };

/** What a step can use. */
export type Desk = {
	session: Session;
	arrival: Arrival;
	busy: boolean;
	/** The message of the last failure. */
	problem: string | null;
	go(step: Step): void;
	/**
	 * Runs one attempt and sets `busy` meanwhile. A failure becomes its message; a required second
	 * factor becomes its step.
	 */
	attempt(task: () => Promise<void>): void;
	/** Goes to the destination as a new document, so that the server sees the session. */
	leave(): void;
};
