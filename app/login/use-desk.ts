import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '#app/identity/session.client.ts';
import { paths } from '#core/site/paths.ts';
import { type Arrival, readArrival } from './arrival.ts';
import { authCode, authSentence } from './auth-error.ts';
import { type Note, noteEntered, noteSync, takeEntered, takeNote, wasJustSynced } from './notes.ts';
import { factorOf, openLink } from './open-link.client.ts';
import type { Desk, Step } from './step.ts';

/**
 * The sign-in page's memory: at which step it is, what failed, and where it leads. `step` is null
 * until it is known who is there (S4.02).
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

	/** S7.03: whoever is signed in here gets the server's session again, once, and goes on. */
	async function goOn(): Promise<void> {
		if (wasJustSynced(Date.now())) return setStep({ kind: 'lost' });
		noteSync(Date.now());
		await session.syncAgain();
		desk.leave();
	}

	const arrive = useEffectEvent(() => {
		// A code in the address is a secret: it leaves the history at once.
		if (arrival.action !== null) window.history.replaceState(window.history.state, '', paths.login);
		if (arrival.action !== null) {
			setStep({ kind: 'using' });
			return desk.attempt(() => openLink(desk, arrival));
		}
		if (session.user() === null) return setStep({ kind: 'password', note: readNote() });
		goOn().catch((error: unknown) => {
			// Its session is over: the client has signed out by itself. Without a connection it stays,
			// and the next attempt goes on.
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

/** What the tab left says more than that a session of this browser ended by itself. */
function readNote(): Note | undefined {
	const [note, ended] = [takeNote(), takeEntered()];
	return note ?? (ended ? 'ended' : undefined);
}
