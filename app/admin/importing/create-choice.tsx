import { useState } from 'react';
import { NewNameForm, type Typed } from '#app/admin/names/new-name.tsx';
import { api } from '#app/api-client/api.client.ts';
import type { QuestionView } from '#core/importing/contract/imports.ts';
import type { CreateNames } from '#core/importing/contract/requests.ts';
import { newNamesCopy as copy } from '#core/importing/copy/new-names.ts';
import type { CreatedKind } from '#core/importing/new-names/created-name.ts';

type CreateChoiceProps = {
	batchId: string;
	kind: CreatedKind;
	question: QuestionView;
	/** The answer is stored; `rows` = number of rows it changed. */
	onAnswered(rows: number): Promise<void>;
};

/** Answers a question by a new name; its form begins with what the source shows. */
export function CreateChoice(props: CreateChoiceProps) {
	const { kind, question } = props;
	const [isOpen, setOpen] = useState(false);
	const isFirst = question.candidates.length === 0 && question.proposal !== null;
	return (
		<>
			<button
				type="button"
				className={isFirst ? 'choice' : 'choice choice-quiet'}
				onClick={() => setOpen(true)}
			>
				{copy.createOne[kind]}
			</button>
			{isOpen ? <NewNameDialog {...props} onClose={() => setOpen(false)} /> : null}
		</>
	);
}

function NewNameDialog({
	batchId,
	kind,
	question,
	onAnswered,
	onClose,
}: CreateChoiceProps & { onClose(): void }) {
	const { name, shown, proposal } = question;
	const code = proposal?.country ?? '';
	const first: Typed = {
		...{ name: proposal?.name ?? shown, country: proposal === null ? 'BR' : code },
		...{
			state: proposal?.state ?? '',
			type: proposal?.type ?? (kind === 'team' ? 'clube' : 'liga'),
		},
		...{ gender: proposal?.gender ?? 'm', group: 'assinatura', free: false },
	};
	const label = code === '' ? copy.chooseCountry : (proposal?.place ?? code);
	// A competition without a country is international; a club has one.
	const country = kind === 'team' || code !== '' ? { country: { value: code, label } } : {};
	const send = async (body: CreateNames) => {
		const { rows } = await api.send('POST', 'imports/:id/names', { params: { id: batchId }, body });
		onClose();
		await onAnswered(rows);
	};
	const common = { first, onClose, ...country };
	return kind === 'team' ? (
		<NewNameForm
			{...common}
			kind={kind}
			store={(facts) => send({ kind, names: [{ name, facts }] })}
		/>
	) : (
		<NewNameForm
			{...common}
			kind={kind}
			store={(facts) => send({ kind, names: [{ name, facts }] })}
		/>
	);
}
