import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import type { FieldsProps } from './fields-props.ts';

const copy = botPanelCopy.settings.digest;
const CHANGES = Object.entries(copy.changesOptions).map(([value, label]) => ({ value, label }));

/** Where the agenda is posted, and what happens when it changes. */
export function DigestFields({ value, change, errors }: FieldsProps) {
	return (
		<>
			<Field
				label={copy.chat}
				hint={copy.chatHint}
				spellCheck={false}
				autoComplete="off"
				value={String(value.chat ?? '')}
				error={errors.chat}
				onChange={(event) => change({ chat: event.target.value })}
			/>
			<SelectField
				label={copy.changes}
				options={CHANGES}
				value={String(value.changes ?? 'edit')}
				onChange={(event) => change({ changes: event.target.value })}
			/>
			<CheckField
				label={copy.silent}
				checked={value.silent === true}
				onChange={(silent) => change({ silent })}
			/>
			<CheckField
				label={copy.emptyDays}
				checked={value.emptyDays === true}
				onChange={(emptyDays) => change({ emptyDays })}
			/>
		</>
	);
}
