import { useRef, useState } from 'react';
import { type Notice, withNotice } from './notice.ts';

export type Notices = {
	shown: readonly Notice[];
	say(text: string, more?: Partial<Omit<Notice, 'key' | 'text'>>): void;
	dismiss(key: number): void;
};

/** What the desk has said and still shows, the newest last. */
export function useNotices(): Notices {
	const [shown, setShown] = useState<readonly Notice[]>([]);
	const keys = useRef(0);
	return {
		shown,
		say(text, more = {}) {
			keys.current += 1;
			const said: Notice = {
				key: keys.current,
				about: null,
				text,
				kind: 'done',
				left: [],
				undo: null,
				retry: null,
				...more,
			};
			setShown((before) => withNotice(before, said));
		},
		dismiss: (key) => setShown((before) => before.filter((notice) => notice.key !== key)),
	};
}
