import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '#app/identity/session.client.ts';
import { paths } from '#core/site/paths.ts';
import { type Arrival, readArrival } from './arrival.ts';
import { authCode, authSentence } from './auth-error.ts';
import { type Note, noteEntered, noteSync, takeEntered, takeNote, wasJustSynced } from './notes.ts';
import { factorOf, openLink } from './open-link.client.ts';
import type { Desk, Step } from './step.ts';

/**
 * State of the sign-in page: step, failure and destination. `step` is null until the session status
 * is known (S4.02).
 */
export function useDesk(session: Session): { desk: Desk; step: Step | null } {
	const [arrival] = useState<Arrival>(() => readArrival(window.location.href));
	const [step, setStep] = useState<Step | null>(null);
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);

	const desk: Desk = {
		...{ session, arrival, busy, problem },
		go(next) {
			setProblem(null);
			setStep(next);
		},
		attempt(task) {
			if (busy) return;
			setBusy(true);
			setProblem(null);
			task().then(
				() => setBusy(false),
				(error: unknown) => {
					setBusy(false);
					fail(error);
				},
			);
		},
		leave() {
			noteEntered();
			window.location.replace(arrival.destination);
		},
	};

	function fail(error: unknown): void {
		if (authCode(error) === null) console.error(error);
		if (authCode(error) === 'multi-factor-auth-required')
			desk.go({ kind: 'factor', resolver: factorOf(session, error) });
		else setProblem(authSentence(error));
	}

	/** S7.03: the account is still signed in here, so the server gets its session again, once. */
	async function goOn(): Promise<void> {
		if (wasJustSynced(Date.now())) return setStep({ kind: 'lost' });
		noteSync(Date.now());
		await session.syncAgain();
		desk.leave();
	}

	const arrive = useEffectEvent(() => {
		// A code in the address is a secret: remove it from the history at once.
		if (arrival.action !== null) window.history.replaceState(window.history.state, '', paths.login);
		if (arrival.action !== null) {
			setStep({ kind: 'using' });
			return desk.attempt(() => openLink(desk, arrival));
		}
		if (session.user() === null) return setStep({ kind: 'password', note: readNote() });
		goOn().catch((error: unknown) => {
			// The session is over: the client has signed out. Without a connection it stays signed in,
			// and the next attempt continues.
			setStep({ kind: 'password', note: session.user() === null ? 'ended' : undefined });
			if (session.user() !== null) fail(error);
		});
	});

	const onElsewhere = useEffectEvent(() => {
		if (session.user() !== null && !busy && step?.kind === 'password') desk.leave();
	});

	useEffect(() => arrive(), []);
	useEffect(() => session.onChange(() => onElsewhere()), [session]);
	return { desk, step };
}

/** The tab's own note wins over the plain fact that the session ended. */
function readNote(): Note | undefined {
	const [note, ended] = [takeNote(), takeEntered()];
	return note ?? (ended ? 'ended' : undefined);
}
