import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import { WARN_LEVELS } from '#core/gaps/matters.ts';
import type { FieldsProps } from './fields-props.ts';
import { NumberSetting } from './number-setting.tsx';

const copy = botPanelCopy.settings.watch;
const WARNINGS = WARN_LEVELS.map((value) => ({ value, label: copy.warnOptions[value] }));

/** How far ahead the bot checks, and who is notified. */
export function WatchFields(props: FieldsProps) {
	const { value, change, errors } = props;
	const recipients = Array.isArray(value.recipients) ? value.recipients.map(String) : [];
	const wrong = Object.entries(errors).find(([path]) => path.startsWith('recipients'))?.[1];
	return (
		<>
			<NumberSetting {...props} name="hours" label={copy.hours} />
			<NumberSetting {...props} name="verifiedDays" label={copy.verifiedDays} />
			<TextAreaField
				label={copy.recipients}
				hint={copy.recipientsHint}
				rows={3}
				spellCheck={false}
				value={recipients.join('\n')}
				error={wrong}
				onChange={(event) =>
					change({ recipients: event.target.value === '' ? [] : event.target.value.split('\n') })
				}
			/>
			<SelectField
				label={copy.warn}
				options={WARNINGS}
				value={String(value.warn ?? 'featured')}
				onChange={(event) => change({ warn: event.target.value })}
			/>
			<Field
				label={copy.chat}
				hint={copy.chatHint}
				spellCheck={false}
				autoComplete="off"
				value={String(value.chat ?? '')}
				error={errors.chat}
				onChange={(event) => change({ chat: event.target.value })}
			/>
		</>
	);
}
