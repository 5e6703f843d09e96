import { useMine } from '#app/site/mine/mine-store.ts';
import { alertUi } from '#core/alerts/copy/ui.ts';
import { type Followed, NO_WISHES, type Wishes } from '#core/alerts/wishes.ts';
import { topics } from '#core/changes/topic.ts';
import { NO_PREFERENCES } from '#core/mine/preferences.ts';
import { alertsAnchor } from '#core/site/paths/alerts.ts';
import { FollowedList } from './followed-list.tsx';
import { KindsField } from './kinds-field.tsx';
import { QuietHoursField } from './quiet-hours-field.tsx';
import { useWishes } from './use-wishes.ts';

/**
 * The alerts of this browser. Each choice takes effect at once, here and on the guide. Suggests the
 * reader's own teams.
 */
export function AlertsForm() {
	const { teams } = useMine()?.preferences ?? NO_PREFERENCES;
	const { wishes, refusal, said, change, toggle } = useWishes();
	const offered = teams
		.map(({ id, name }) => ({ topic: topics.team(id), name }))
		.filter((one) => !isFollowed(wishes, one));
	return (
		<section className="mine-form" aria-labelledby={alertsAnchor}>
			<h2 id={alertsAnchor} className="part-title">
				{alertUi.title}
			</h2>
			<p className="mine-note">{alertUi.lead}</p>
			<p role="status" className="mine-note">
				{refusal ?? said}
			</p>
			{refusal === null ? null : (
				<button
					type="button"
					className="button button-quiet"
					onClick={() => change(wishes, alertUi.taken)}
				>
					{alertUi.again}
				</button>
			)}
			{wishes.followed.length === 0 ? <p className="mine-note">{alertUi.none}</p> : null}
			<FollowedList
				label={alertUi.following}
				of={wishes.followed}
				words={alertUi.stop}
				icon="close"
				onPress={toggle}
			/>
			<FollowedList
				label={alertUi.myTeams}
				of={offered}
				words={alertUi.start}
				icon="+"
				onPress={toggle}
			/>
			{wishes.followed.length === 0 ? null : (
				<>
					<KindsField kinds={wishes.kinds} onChange={(kinds) => change({ ...wishes, kinds }, '')} />
					<QuietHoursField
						quiet={wishes.quiet}
						onChange={(quiet) => change({ ...wishes, quiet }, '')}
					/>
					<button
						type="button"
						className="button button-quiet"
						onClick={() => change(NO_WISHES, alertUi.isOff)}
					>
						{alertUi.off}
					</button>
				</>
			)}
			<p className="mine-note">{alertUi.kept}</p>
		</section>
	);
}

function isFollowed({ followed }: Wishes, { topic }: Followed): boolean {
	return followed.some((one) => one.topic === topic);
}
