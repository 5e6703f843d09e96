import { useEffect, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';

/** Prefix of the localStorage keys for drafts. The privacy page names it. */
const PREFIX = 'painel-rascunho';

export type Draft<Value> = {
	value: Value;
	change(part: Partial<Value>): void;
	/** The form holds a draft that was typed before this page was opened. */
	restored: boolean;
	/** Deletes the draft, after a save or on request, and shows `to`. */
	reset(to: Value): void;
};

/**
 * Form values that survive a reload, a lost connection and the end of the session, until they are
 * saved. `key` names the record; `saved` = the values on the server. Each operator has separate
 * drafts. Never use it for passwords.
 */
export function useDraft<Value extends object>(key: string, saved: Value): Draft<Value> {
	const { me } = usePanel();
	const name = `${PREFIX}:${me.id}:${key}`;
	const [found] = useState(() => read(name));
	const [value, setValue] = useState<Value>(() => ({ ...saved, ...found }));
	const [restored, setRestored] = useState(
		found !== null && !isSame({ ...saved, ...found }, saved),
	);
	useEffect(() => write(name, isSame(value, saved) ? null : value), [name, value, saved]);
	return {
		value,
		restored,
		change: (part) => setValue((before) => ({ ...before, ...part })),
		reset(to) {
			setRestored(false);
			setValue(to);
			write(name, null);
		},
	};
}

function isSame(a: object, b: object): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}

function read(name: string): object | null {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
		return typeof value === 'object' ? value : null;
	} catch {
		return null;
	}
}

function write(name: string, value: object | null): void {
	try {
		if (value === null) localStorage.removeItem(name);
		else localStorage.setItem(name, JSON.stringify(value));
	} catch {
		// Without storage the draft is lost with the page.
	}
}
