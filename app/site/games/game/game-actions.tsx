import { use } from 'react';
import { AlertButton } from '#app/site/alerts/alert-button.tsx';
import { AskedUf } from '#app/site/answer/asked-uf.ts';
import { FollowButton } from '#app/site/mine/follow-button.tsx';
import type { GameShare } from '#app/site/share/game-share.server.ts';
import { canShare, shareText } from '#app/site/share/share-actions.ts';
import { ChannelMark } from '#app/ui/channel-mark.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { topics } from '#core/changes/topic.ts';
import { gameCopy } from '#core/games/copy/page.ts';
import type { GameView } from '#core/games/game-view.ts';
import { actionIn, type MainAction, type MainActions } from '#core/games/main-action.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';

/**
 * The main action (open the answer's channel), and the reader's other actions: share, calendar,
 * follow the teams, alerts. `id` is absent in the preview of an unsaved game.
 */
export function GameActions({
	id,
	view,
	actions,
	share,
}: {
	id: string | undefined;
	view: GameView;
	actions: MainActions;
	share: GameShare;
}) {
	return (
		<div className="acts">
			{view.behind ? null : <Open view={view} actions={actions} />}
			<a
				className="act"
				href={share.whatsapp}
				rel="noopener"
				onClick={(event) => {
					if (!canShare()) return;
					event.preventDefault();
					void shareText(share);
				}}
			>
				<Icon name="share" />
				{gameCopy.send}
			</a>
			<a className="act" href={calendarPaths.game(view.slug)} data-native="">
				<Icon name="calendar" />
				{gameCopy.agenda}
				<span className="vh">{gameCopy.calendarNote}</span>
			</a>
			{[view.home, view.away].map(({ id, name }) =>
				id === undefined ? null : <FollowButton key={id} team={{ id, name }} isNamed />,
			)}
			{id === undefined || view.behind ? null : (
				<AlertButton topic={topics.game(id)} name={view.title} />
			)}
		</div>
	);
}

/**
 * The page contains the action of every state; the root's `data-uf` shows the reader's before first
 * paint (game-actions.css).
 */
function Open({ view, actions }: { view: GameView; actions: MainActions }) {
	const asked = use(AskedUf);
	if (asked !== null)
		return <OpenLink view={view} action={actionIn(actions, asked)} className="go" />;
	const own = actions.states.map(({ ufs }) => ufs).join(' ');
	return (
		<>
			<OpenLink view={view} action={actions.country} className="go go-country" ufs={own} />
			{actions.states.map(({ ufs, action }) => (
				<OpenLink key={ufs} view={view} action={action} className="go go-state" ufs={ufs} />
			))}
		</>
	);
}

type OpenLinkProps = { view: GameView; action: MainAction | null; className: string; ufs?: string };

function OpenLink({ view, action, className, ufs }: OpenLinkProps) {
	if (action === null) return null;
	const shown = view.broadcasts.find(({ channel }) => channel.id === action.channelId);
	return (
		<a
			className={className}
			href={action.href}
			rel="noopener"
			target="_blank"
			data-act={ufs || undefined}
		>
			{shown === undefined ? null : <ChannelMark mark={shown.channel.mark} />}
			{action.words}
			<span className="vh"> ({gameCopy.external})</span>
		</a>
	);
}
