import { useEffect, useState } from 'react';
import { WISHES_KEY } from '#core/alerts/kept.ts';
import type { Followed } from '#core/alerts/wishes.ts';
import { alertOpen } from '#core/copy/alert-ui.ts';

type Alerts = typeof import('./alert-actions.ts');

/** Turns alerts about a team, a competition or a game on and off; what that takes comes with the first press. Not shown without script. */
export function AlertButton({ topic, name, isNamed = false }: Followed & { isNamed?: boolean }) {
	const [isOn, setOn] = useState(false);
	const [said, setSaid] = useState('');
	useEffect(() => {
		// A list of what is followed stands in the browser: the server's page has none.
		setOn(isFollowed(topic));
	}, [topic]);
	const toggle = async () => {
		const { pressAlert }: Alerts = await import('./alert-actions.ts');
		setSaid(await pressAlert({ topic, name }));
		setOn(isFollowed(topic));
	};
	return (
		<>
			<button type="button" className="button button-quiet follow needs-script" aria-pressed={isOn} onClick={toggle}>
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

/** Without reading the record: its rules come with the first press. */
function isFollowed(topic: string): boolean {
	try {
		return localStorage.getItem(WISHES_KEY)?.includes(`"${topic}"`) ?? false;
	} catch {
		return false;
	}
}
