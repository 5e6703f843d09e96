import { useState } from 'react';
import { useLocation } from 'react-router';
import { Screen } from '#app/admin/ui/screen.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { seeAddress } from '#app/api-client/written.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import { problemCopy } from '#core/copy/problems.ts';
import type { GameRecord } from '#core/games/contract/form.ts';
import { gameFormCopy as copy } from '#core/games/copy/form.ts';
import { paths } from '#core/site/paths.ts';
import { GameForm } from './game-form.tsx';
import { titleOf } from './game-save-bar.tsx';

const title = panelCopy.screens.editGame;

/** An existing game: its form, or the restore button for a game in the trash. */
export function EditScreen({ loaded }: { loaded: GameRecord }) {
	const { state } = useLocation();
	const [record, setRecord] = useState(loaded);
	const shown = record.id === loaded.id ? record : loaded;
	const see =
		shown.publication === 'published' && shown.deletedAt === null ? (
			<a
				className="button button-quiet"
				href={seeAddress(paths.game(shown.slug))}
				target="_blank"
				rel="noopener"
			>
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

function InTrash({
	record: { id, revision },
	onBack,
}: {
	record: GameRecord;
	onBack(record: GameRecord): void;
}) {
	const save = useSave();
	const [isStale, setStale] = useState(false);
	const restore = () =>
		save.run(async () => {
			const target = { games: [{ id, revision }] };
			const { changed } = await api.send('POST', 'games/bulk', {
				body: {
					action: { kind: 'restore' },
					target,
				},
			});
			setStale(changed === 0);
			onBack(await api.get('games/:id', { params: { id } }));
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
