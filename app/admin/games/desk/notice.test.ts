import { expect, test } from 'vitest';
import { type Notice, withNotice } from './notice.ts';

const notice = (more: Partial<Notice>): Notice => ({
	...{ key: 1, about: null, text: '', kind: 'done', left: [], undo: null, retry: null },
	...more,
});
const failed = (about: string) => notice({ about, kind: 'problem', retry: () => undefined });

test('U07 a row that was saved late does not hide that another was not saved', () => {
	const failure = failed('a');
	const saved = notice({ about: 'b' });
	expect(withNotice([failure], saved)).toEqual([failure, saved]);
	expect(withNotice(withNotice([failure], saved), failed('c'))).toMatchObject([
		{ about: 'a' },
		{ about: 'c' },
	]);
});

test('U07 what is said about the same game again, and what waits for no answer, gives way', () => {
	const saved = notice({ about: 'a' });
	expect(withNotice([failed('a')], saved)).toEqual([saved]);
	expect(withNotice([notice({ kind: 'problem' })], saved)).toEqual([saved]);
});
