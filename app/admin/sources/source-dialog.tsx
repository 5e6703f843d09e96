import { type FormEvent, useState } from 'react';
import { Conflict } from '#app/admin/ui/conflict.tsx';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import type { DialogProps } from './dialog-props.ts';
import { bodyOf, draftOf, NEW_SOURCE, rowsOf } from './source-draft.ts';
import { SourceFields } from './source-fields.tsx';
import { TestList } from './test-list.tsx';

const copy = sourcesCopy;

/** An address of the operator's own, or the settings of a source. `source` null = a new one. */
export function SourceDialog({
	source,
	competitions,
	onDone,
	onClose,
}: DialogProps & { source: SourceView | null }) {
	const [stored, setStored] = useState(source);
	const [draft, setDraft] = useState(() => (source === null ? NEW_SOURCE : draftOf(source)));
	const [isFresh, setFresh] = useState(false);
	const save = useSave<SourceView>();

	const store = (revision: number) =>
		save.run(async () => {
			const body = bodyOf(draft);
			if (stored === null) {
				setStored(await api.send('POST', 'sources', { body: { ...body, key: body.key ?? null } }));
				setFresh(true);
				return onDone(copy.said.added);
			}
			const params = { id: stored.id };
			await api
				.send('PUT', 'sources/:id', { params, body: { ...body, revision } })
				.then((after) => {
					const isOff = stored.enabled && !after.enabled;
					void onDone(isOff ? copy.savedOff : copy.said.saved);
				});
			onClose();
		});

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(stored?.revision ?? 0);
	}

	function take(theirs: SourceView): void {
		setStored(theirs);
		setDraft(draftOf(theirs));
	}

	const title = source === null ? copy.own.newTitle : copy.own.editTitle(source.name);
	return (
		<Dialog title={title} onClose={onClose}>
			{isFresh && stored !== null ? (
				<TestList sources={[stored]} onDone={onDone} />
			) : (
				<form className="panel-form" onSubmit={submit} noValidate>
					<SourceFields
						draft={draft}
						hasKey={stored?.hasKey ?? false}
						competitions={competitions}
						fields={save.fields}
						change={(part) => setDraft({ ...draft, ...part })}
					/>
					<SaveBar state={save} {...(source === null ? { label: copy.own.submit } : {})} />
				</form>
			)}
			{source === null || stored === null ? null : (
				<RemoveSource source={stored} onDone={onDone} onClose={onClose} />
			)}
			<Conflict
				save={save}
				rows={(theirs) => rowsOf(draft, draftOf(theirs))}
				onKeep={({ revision }) => store(revision)}
				onTake={take}
			/>
		</Dialog>
	);
}

type RemoveSourceProps = Pick<DialogProps, 'onDone' | 'onClose'> & { source: SourceView };

function RemoveSource({ source: { id, name, revision }, onDone, onClose }: RemoveSourceProps) {
	const [isAsked, setAsked] = useState(false);
	const removal = useSave();
	const remove = () =>
		removal.run(async () => {
			await api.send('DELETE', 'sources/:id', { params: { id }, query: { revision } });
			onClose();
			await onDone(copy.removed(name));
		});
	return (
		<>
			{removal.problem === null ? null : <Alert>{removal.problem}</Alert>}
			<button
				type="button"
				className="text-button text-button-danger"
				onClick={() => (isAsked ? void remove() : setAsked(true))}
			>
				{isAsked ? copy.removeSure : copy.remove}
			</button>
		</>
	);
}
