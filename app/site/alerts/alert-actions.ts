import { type AlertProblem, toggleAlert, wishesHere } from '#app/live/alerts/change-wishes.ts';
import { refusalHere } from '#app/live/pending/alert-verdict.ts';
import { alertUi } from '#core/alerts/copy/ui.ts';
import type { Followed } from '#core/alerts/wishes.ts';

/** Toggles the alert of the pressed button; returns the result as a message. */
export async function pressAlert(one: Followed): Promise<string> {
	const problem = await toggleAlert(one).catch(() => 'failed' as const);
	if (problem !== null) return problemWords(problem);
	const isOn = wishesHere().followed.some(({ topic }) => topic === one.topic);
	return isOn ? alertUi.on(one.name) : alertUi.done(one.name);
}

/** The message for a problem. */
export function problemWords(problem: AlertProblem): string {
	return problem === 'refused' ? (refusalHere() ?? '') : alertUi.problems[problem];
}
