import { useEffect, useState } from 'react';
import { changeWishes, wishesHere } from '#app/live/alerts/change-wishes.ts';
import { refusalHere } from '#app/live/pending/alert-verdict.ts';
import { alertUi } from '#core/alerts/copy/ui.ts';
import { WISHES_CHANGED } from '#core/alerts/kept.ts';
import { type Followed, toggleFollowed, type Wishes } from '#core/alerts/wishes.ts';
import { problemWords } from './alert-actions.ts';

/**
 * The alerts of this browser, with the result of the last change and the guide's refusal, if any.
 */
export function useWishes() {
	const [wishes, setWishes] = useState(wishesHere);
	const [refusal, setRefusal] = useState(refusalHere);
	const [said, setSaid] = useState('');
	useEffect(() => {
		const read = () => {
			setWishes(wishesHere());
			setRefusal(refusalHere());
		};
		window.addEventListener(WISHES_CHANGED, read);
		window.addEventListener('storage', read);
		return () => {
			window.removeEventListener(WISHES_CHANGED, read);
			window.removeEventListener('storage', read);
		};
	}, []);
	const change = async (next: Wishes | null, done: string) => {
		// A checkbox shows its change at once; after a problem the stored wishes are shown.
		if (next !== null) setWishes(next);
		const problem =
			next === null ? 'full' : await changeWishes(next).catch(() => 'failed' as const);
		if (problem !== null) setWishes(wishesHere());
		// A refusal has its own place until the guide accepts the wishes.
		setSaid(problem === null ? done : problem === 'refused' ? '' : problemWords(problem));
	};
	const toggle = (one: Followed) => {
		const next = toggleFollowed(wishes, one);
		const isOn = next !== null && next.followed.length > wishes.followed.length;
		return change(next, isOn ? alertUi.on(one.name) : alertUi.done(one.name));
	};
	return { wishes, refusal, said, change, toggle };
}
