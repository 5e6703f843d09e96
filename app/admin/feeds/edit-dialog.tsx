import { type FormEvent, useState } from 'react';
import { Conflict, yesNo } from '#app/admin/ui/conflict.tsx';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { RestoredNote, SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import type { FeedView } from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { type FeedDraft, fromDraft, toDraft, toInput } from './feed-draft.ts';
import { FeedFields } from './feed-fields.tsx';
import { foldersOf } from './filter-feeds.ts';

const copy = feedsPanelCopy;

type EditDialogProps = {
	feed: FeedView;
	feeds: readonly FeedView[];
	onDone: (sentence: string) => void;
	onClose: () => void;
};

/** Edits a source; the draft stays until it is saved. */
export function EditDialog({ feed, feeds, onDone, onClose }: EditDialogProps) {
	const [saved, setSaved] = useState(feed);
	const draft = useDraft<FeedDraft>(`fonte:${feed.id}`, toDraft(toInput(saved)));
	const save = useSave<FeedView>();
	const { value, change } = draft;

	function take(current: FeedView): void {
		setSaved(current);
		draft.reset(toDraft(toInput(current)));
	}

	const store = (revision: number) =>
		save.run(async () => {
			const stored = await api.send('PUT', 'feeds/:id', {
				params: { id: feed.id },
				body: {
					...fromDraft(value),
					revision,
				},
			});
			draft.reset(toDraft(toInput(stored)));
			onDone(copy.saved);
			onClose();
		});

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(saved.revision);
	}

	return (
		<Dialog title={copy.dialog.editTitle(saved.title)} onClose={onClose}>
			<form className="panel-form" onSubmit={submit} noValidate>
				{draft.restored ? (
					<RestoredNote onDiscard={() => draft.reset(toDraft(toInput(saved)))} />
				) : null}
				<FeedFields
					value={value}
					fields={save.fields}
					folders={foldersOf(feeds)}
					change={change}
					withAddress
				/>
				<CheckField
					label={copy.dialog.enabled}
					checked={value.enabled}
					onChange={(enabled) => change({ enabled })}
				/>
				<SaveBar state={save} />
			</form>
			<RemoveFeed feed={saved} onDone={onDone} onClose={onClose} />
			<Conflict
				save={save}
				rows={(theirs) => rowsOf(value, toDraft(toInput(theirs)))}
				onKeep={({ revision }) => store(revision)}
				onTake={take}
			/>
		</Dialog>
	);
}

function RemoveFeed({
	feed,
	onDone,
	onClose,
}: Pick<EditDialogProps, 'feed' | 'onDone' | 'onClose'>) {
	const [asking, setAsking] = useState(false);
	const removal = useSave();
	const remove = () =>
		removal.run(async () => {
			await api.send('DELETE', 'feeds/:id', {
				params: { id: feed.id },
				query: { revision: feed.revision },
			});
			onDone(copy.removed(feed.title));
			onClose();
		});
	if (!asking)
		return (
			<button
				type="button"
				className="text-button text-button-danger"
				onClick={() => setAsking(true)}
			>
				{copy.dialog.remove}
			</button>
		);
	return (
		<div className="feed-remove">
			<p>{copy.dialog.removeQuestion}</p>
			{removal.problem === null ? null : <Alert>{removal.problem}</Alert>}
			<div className="panel-actions">
				<button type="button" className="button button-danger" onClick={() => void remove()}>
					{copy.dialog.removeYes}
				</button>
				<button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
					{copy.dialog.removeNo}
				</button>
			</div>
		</div>
	);
}

function rowsOf(mine: FeedDraft, theirs: FeedDraft) {
	const { dialog } = copy;
	return [
		{ label: dialog.feedUrl, mine: mine.feedUrl, theirs: theirs.feedUrl },
		{ label: dialog.title, mine: mine.title, theirs: theirs.title },
		{ label: dialog.folder, mine: mine.folder, theirs: theirs.folder },
		{
			label: dialog.interval,
			mine: dialog.otherInterval(mine.intervalMinutes),
			theirs: dialog.otherInterval(theirs.intervalMinutes),
		},
		{ label: dialog.credit, mine: mine.creditName, theirs: theirs.creditName },
		{ label: dialog.keep, mine: mine.keep, theirs: theirs.keep },
		{ label: dialog.block, mine: mine.block, theirs: theirs.block },
		{
			label: dialog.fullText,
			mine: yesNo(mine.fullTextAllowed),
			theirs: yesNo(theirs.fullTextAllowed),
		},
		{ label: dialog.licence, mine: mine.licenceNote, theirs: theirs.licenceNote },
		{ label: dialog.enabled, mine: yesNo(mine.enabled), theirs: yesNo(theirs.enabled) },
	];
}
