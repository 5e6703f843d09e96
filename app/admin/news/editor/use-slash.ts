import { useId, useRef, useState } from 'react';
import type { SlashName } from './commands.ts';
import type { SlashHandlers, SlashState } from './slash-menu.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const TAKES: readonly string[] = ['Enter', 'Tab'];

/** State of the '/' menu: the editor's plugin fills it, and keys in the text control it. */
export function useSlash(run: (name: SlashName) => void) {
	const id = useId();
	const [state, setState] = useState<SlashState | null>(null);
	const [active, setActive] = useState(0);
	const now = useRef({ state, active, run });
	now.current = { state, active, run };

	const [handlers] = useState<SlashHandlers>(() => ({
		show(next) {
			setState(next);
			setActive((before) => (before < next.items.length ? before : 0));
		},
		hide() {
			setState(null);
			setActive(0);
		},
		key({ key }) {
			const { state: open, active: place } = now.current;
			if (open === null || open.items.length === 0) return false;
			const step = STEPS[key];
			if (step !== undefined) setActive((place + step + open.items.length) % open.items.length);
			else if (TAKES.includes(key)) open.choose(open.items[place] ?? open.items[0] ?? 'rule');
			else return false;
			return true;
		},
		run: (name) => now.current.run(name),
	}));
	return { id, state, active, setActive, handlers };
}
