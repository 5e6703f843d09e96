import { type AlertProblem, toggleAlert, wishesHere } from '#app/live/alerts/change-wishes.ts';
import { refusalHere } from '#app/live/alerts/send-wishes.ts';
import { alertUi } from '#core/alerts/copy/ui.ts';
import type { Followed } from '#core/alerts/wishes.ts';

/** Does what a press of the button asks for; gives back what became of it, in words. */
export async function pressAlert(one: Followed): Promise<string> {
	const problem = await toggleAlert(one).catch(() => 'failed' as const);
	if (problem !== null) return problemWords(problem);
	const isOn = wishesHere().followed.some(({ topic }) => topic === one.topic);
	return isOn ? alertUi.on(one.name) : alertUi.done(one.name);
}

/** What a reader is told of a problem. */
export function problemWords(problem: AlertProblem): string {
	return problem === 'refused' ? (refusalHere() ?? '') : alertUi.problems[problem];
}
