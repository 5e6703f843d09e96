import type { MultiFactorResolver } from 'firebase/auth';
import type { Session } from '#app/identity/session.client.ts';
import type { SignInAction } from '#core/site/paths/panel.ts';
import type { Arrival } from './arrival.ts';
import type { Note } from './notes.ts';

/** What the sign-in page asks for, or says, at a time. */
export type Step =
	| { kind: 'password'; note?: Note | 'password-changed' }
	| { kind: 'link' }
	| { kind: 'link-sent'; email: string }
	/** The link was opened in another browser than the one that asked for it. */
	| { kind: 'link-email' }
	| { kind: 'forgotten' }
	| { kind: 'forgotten-sent'; email: string }
	| { kind: 'new-password'; email: string; invited: boolean }
	| { kind: 'setup' }
	| { kind: 'factor'; resolver: MultiFactorResolver }
	/** A link of a mail is being used. */
	| { kind: 'using' }
	| { kind: 'done'; action: SignInAction }
	/** Signed in, but the server sees nobody: the browser keeps no cookies. */
	| { kind: 'lost' };

/** What a step may use. */
export type Desk = {
	session: Session;
	arrival: Arrival;
	busy: boolean;
	/** Sentence of the last failure. */
	problem: string | null;
	go(step: Step): void;
	/**
	 * Runs one attempt: busy meanwhile, a failure becomes its sentence, a second factor becomes its
	 * step.
	 */
	attempt(task: () => Promise<void>): void;
	/**
	 * Goes on to where somebody wanted to be, as a new document: the server then sees the session.
	 */
	leave(): void;
};
