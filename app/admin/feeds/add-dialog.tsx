import { type FormEvent, useState } from 'react';
import { CancelButton, Dialog } from '#app/admin/ui/dialog.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import type { FeedFindings, FeedPreview, FeedView } from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { type FeedDraft, fromDraft, newDraft } from './feed-draft.ts';
import { FeedFields } from './feed-fields.tsx';
import { foldersOf } from './filter-feeds.ts';
import { FoundFeeds } from './found-feeds.tsx';

const copy = feedsPanelCopy;

type AddDialogProps = {
	/** An address to begin with. */
	address?: string;
	feeds: readonly FeedView[];
	onDone: (sentence: string) => void;
	onClose: () => void;
};

/** Finds the feed of an address, previews its items, and adds it. */
export function AddDialog({ address = '', feeds, onDone, onClose }: AddDialogProps) {
	const [found, setFound] = useState<FeedFindings | null>(null);
	const [chosen, setChosen] = useState<FeedPreview | null>(null);
	const take = (findings: FeedFindings) => {
		setFound(findings);
		setChosen(findings.previews.find(({ known }) => known === null) ?? null);
	};
	return (
		<Dialog title={copy.dialog.addTitle} onClose={onClose}>
			<FindForm start={address} onFound={take} isAlone={chosen === null} />
			{found?.problem ? <Alert>{found.problem}</Alert> : null}
			{found === null ? null : (
				<FoundFeeds previews={found.previews} chosen={chosen} onChoose={setChosen} />
			)}
			{chosen === null ? null : (
				<NewFeedForm
					key={chosen.feedUrl}
					preview={chosen}
					feeds={feeds}
					onDone={onDone}
					onClose={onClose}
				/>
			)}
		</Dialog>
	);
}

type FindFormProps = {
	start: string;
	onFound: (findings: FeedFindings) => void;
	/** No other form of the dialog has a cancel button. */
	isAlone: boolean;
};

function FindForm({ start, onFound, isAlone }: FindFormProps) {
	const [address, setAddress] = useState(start);
	const search = useSave();

	function submit(event: FormEvent): void {
		event.preventDefault();
		void search.run(async () =>
			onFound(await api.send('POST', 'feeds/inspect', { body: { address } })),
		);
	}

	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			<Field
				label={copy.dialog.address}
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={2_000}
				value={address}
				hint={copy.dialog.addressHint}
				error={search.fields.address}
				onChange={(event) => setAddress(event.target.value)}
			/>
			{search.problem === null ? null : <Alert>{search.problem}</Alert>}
			<div className="panel-actions">
				<button
					type="submit"
					className="button button-quiet"
					aria-disabled={search.busy || undefined}
				>
					{search.busy ? copy.dialog.finding : copy.dialog.find}
				</button>
				{isAlone ? <CancelButton /> : null}
			</div>
		</form>
	);
}

type NewFeedFormProps = AddDialogProps & { preview: FeedPreview };

function NewFeedForm({ preview, feeds, onDone, onClose }: NewFeedFormProps) {
	const [value, setValue] = useState<FeedDraft>(() => newDraft(preview.feedUrl, preview.title));
	const save = useSave();

	function submit(event: FormEvent): void {
		event.preventDefault();
		void save.run(async () => {
			const added = await api.send('POST', 'feeds', { body: fromDraft(value) });
			onDone(copy.added(added.title));
			onClose();
			// Its first items come at once; should that fail, the list says why.
			await api
				.send('POST', 'feeds/:id/check', { params: { id: added.id } })
				.catch(() => undefined);
			onDone(copy.added(added.title));
		});
	}

	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			<FeedFields
				value={value}
				fields={save.fields}
				folders={foldersOf(feeds)}
				change={(part) => setValue({ ...value, ...part })}
				withAddress={false}
			/>
			{save.fields.feedUrl === undefined ? null : <Alert>{save.fields.feedUrl}</Alert>}
			<SaveBar state={save} label={copy.dialog.save} />
		</form>
	);
}
