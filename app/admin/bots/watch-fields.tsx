import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import type { FieldsProps } from './fields-props.ts';
import { NumberSetting } from './number-setting.tsx';

const copy = botPanelCopy.settings.watch;

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
		</>
	);
}
