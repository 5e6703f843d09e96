import { type FormEvent, useEffect, useState } from 'react';
import { answerOf } from '#app/live/pending/note-answer.ts';
import { addWrite, sendWrites } from '#app/live/pending/pending-queue.ts';
import { WRITE_ANSWERED } from '#core/live/kept.ts';
import { reportCopy } from '#core/reports/copy/reader.ts';
import { reportPaths } from '#core/site/paths/reports.ts';

/** State of a report: not sent, waiting for a connection, accepted, or refused with a sentence. */
type Sent = { state: 'new' | 'waiting' | 'taken' } | { state: 'refused'; message: string };

/**
 * Sends the form of a report by script. Without a connection the report waits in this browser
 * (S9.04). A refused report stays in the form.
 */
export function useReport() {
	const [path, setPath] = useState<string | null>(null);
	const [sent, setSent] = useState<Sent>({ state: 'new' });
	useEffect(() => {
		if (path === null) return;
		const read = () => setSent(sentAs(path));
		read();
		window.addEventListener(WRITE_ANSWERED, read);
		return () => window.removeEventListener(WRITE_ANSWERED, read);
	}, [path]);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
		const next = reportPaths.report(newReportId());
		if (!addWrite({ method: 'PUT', path: next, body }))
			return setSent({ state: 'refused', message: reportCopy.tooMany });
		void sendWrites().then(() => setPath(next));
	};
	return { sent, onSubmit };
}

function sentAs(path: string): Sent {
	const answer = answerOf(path);
	if (answer === null) return { state: 'waiting' };
	if (answer.outcome === 'taken') return { state: 'taken' };
	return { state: 'refused', message: answer.message ?? reportCopy.problems.unreadable };
}

/** `crypto.randomUUID` is missing on plain http. */
function newReportId(): string {
	const parts = crypto.getRandomValues(new Uint32Array(4));
	return Array.from(parts, (part) => part.toString(36).padStart(7, '0')).join('');
}
