import { useEffect, useState } from 'react';
import { alertOpen } from '#core/alerts/copy/ui.ts';
import { REFUSED_KEY, WISHES_CHANGED, WISHES_KEY } from '#core/alerts/kept.ts';
import type { Followed } from '#core/alerts/wishes.ts';

type Alerts = typeof import('./alert-actions.ts');

/**
 * Toggles alerts about a team, a competition or a game. The code behind it loads at the first
 * press. Hidden without scripts.
 */
export function AlertButton({ topic, name, isNamed = false }: Followed & { isNamed?: boolean }) {
	const [isOn, setOn] = useState(false);
	const [said, setSaid] = useState('');
	useEffect(() => {
		// Followed topics are stored in the browser, so the server renders none.
		const read = () => {
			const isFollowed = kept(WISHES_KEY).includes(`"${topic}"`);
			setOn(isFollowed);
			setSaid(isFollowed ? kept(REFUSED_KEY) : '');
		};
		read();
		window.addEventListener(WISHES_CHANGED, read);
		return () => window.removeEventListener(WISHES_CHANGED, read);
	}, [topic]);
	const toggle = async () => {
		const { pressAlert }: Alerts = await import('./alert-actions.ts');
		setSaid(await pressAlert({ topic, name }));
	};
	return (
		<>
			<button
				type="button"
				className="button button-quiet follow bell needs-script"
				aria-pressed={isOn}
				onClick={toggle}
			>
				<Bell />
				<span>
					{alertOpen.label}
					<span className={isNamed ? undefined : 'vh'}>{alertOpen.of(name)}</span>
				</span>
			</button>
			<p role="status" className="follow-full">
				{said}
			</p>
		</>
	);
}

/** Here instead of in icon.tsx, which the page of a day loads too. */
function Bell() {
	return (
		<svg className="i" viewBox="0 0 24 24" aria-hidden="true">
			<path d="M12 3a6 6 0 0 0-6 6v5l-2 3h16l-2-3V9a6 6 0 0 0-6-6zM10 20.5h4" />
		</svg>
	);
}

/** As raw text: the parser loads at the first press. */
function kept(key: string): string {
	try {
		return localStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}
