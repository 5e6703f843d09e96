import { useState } from 'react';
import { useLocation } from 'react-router';
import { Screen } from '#app/admin/ui/screen.tsx';
import { useSave } from '#app/admin/ui/use-save.ts';
import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { BulkResult } from '#core/admin/desk.ts';
import type { GameRecord } from '#core/admin/game-form.ts';
import { gameFormCopy as copy } from '#core/copy/game-form.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { problemCopy } from '#core/copy/problems.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/edit-game.route.ts';
import { GameForm } from './form/game-form.tsx';
import { titleOf } from './form/game-save-bar.tsx';

const title = panelCopy.screens.editGame;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: title, path: null });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return api.get<GameRecord>(`games/${encodeURIComponent(params.gameId)}`, request.signal);
}

/** The form holds what was read until it is left: what is typed is never replaced from behind. */
export const shouldRevalidate = () => false;

/** One game that exists. */
export default function EditGame({ loaderData }: Route.ComponentProps) {
	const { state } = useLocation();
	const [record, setRecord] = useState(loaderData);
	const shown = record.id === loaderData.id ? record : loaderData;
	const see =
		shown.publication === 'published' && shown.deletedAt === null ? (
			<a className="button button-quiet" href={paths.game(shown.slug)} target="_blank" rel="noopener">
				<ToolIcon name="external" />
				{copy.see}
			</a>
		) : null;
	return (
		<Screen title={title} actions={see}>
			<p className="game-title">
				{titleOf(shown)}
				<span className="quiet">{copy.updated(shown.updatedAt)}</span>
			</p>
			{shown.demo ? <Alert kind="note">{copy.demo}</Alert> : null}
			{shown.deletedAt === null ? (
				<GameForm key={shown.id} record={shown} day={shown.day} justSaved={isSaved(state)} />
			) : (
				<InTrash record={shown} onBack={setRecord} />
			)}
		</Screen>
	);
}

function InTrash({ record: { id, revision }, onBack }: { record: GameRecord; onBack(record: GameRecord): void }) {
	const save = useSave();
	const [isStale, setStale] = useState(false);
	const restore = () =>
		save.run(async () => {
			const target = { games: [{ id, revision }] };
			const { changed } = await api.send<BulkResult>('POST', 'games/bulk', { action: { kind: 'restore' }, target });
			setStale(changed === 0);
			onBack(await api.get<GameRecord>(`games/${id}`));
		});
	return (
		<>
			<Alert kind="note">{copy.inTrash}</Alert>
			{save.problem !== null || isStale ? <Alert>{save.problem ?? problemCopy.stale}</Alert> : null}
			<div className="panel-actions">
				<button type="button" className="button" onClick={() => void restore()}>
					{copy.bringBack}
				</button>
			</div>
		</>
	);
}

function isSaved(state: unknown): boolean {
	return typeof state === 'object' && state !== null && 'saved' in state;
}
