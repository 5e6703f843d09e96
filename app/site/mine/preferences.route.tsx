import { useEffect, useState } from 'react';
import { AlertsForm } from '#app/site/alerts/alerts-form.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { ThemeChoice } from '#app/ui/theme-choice.tsx';
import { mineCopy } from '#core/mine/copy/mine.ts';
import { mineOpen } from '#core/mine/copy/open.ts';
import { preferencesCopy } from '#core/mine/copy/page.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/preferences.route.ts';
import { MineCalendar } from './mine-calendar.tsx';
import { MineForm } from './mine-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: mineOpen.whole,
		description: preferencesCopy.description,
		path: paths.preferences,
		empty: true,
	});

/** All preferences with explanations: the same choices as in the sheet. Not for search engines. */
export default function PreferencesPage() {
	// Preferences are stored in the browser, so the server renders none.
	const [isHere, setHere] = useState(false);
	useEffect(() => setHere(true), []);
	return (
		<div className="wrap page">
			<header className="day-head">
				<h1>{mineOpen.whole}</h1>
			</header>
			<p className="mine-note mine-intro needs-script">{mineCopy.intro}</p>
			<p className="mine-warning mine-no-script">{preferencesCopy.noScript}</p>
			<div className="mine-room needs-script">
				{isHere ? (
					<>
						<MineForm />
						<MineCalendar />
						<AlertsForm />
						<ThemeChoice className="mine-theme" />
					</>
				) : null}
			</div>
			<div className="prose">
				{preferencesCopy.text.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			<p className="blank-links">
				<a className="button button-quiet" href={paths.today}>
					{preferencesCopy.today}
				</a>
				<a className="button button-quiet" href={paths.privacy}>
					{preferencesCopy.privacy}
				</a>
			</p>
		</div>
	);
}
