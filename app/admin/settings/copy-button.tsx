import { useState } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';

/**
 * Copies a text and confirms it. If the browser refuses, the operator can select the text beside
 * the button.
 */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
	const [copied, setCopied] = useState(false);
	const copy = () => {
		navigator.clipboard?.writeText(text).then(
			() => setCopied(true),
			() => setCopied(false),
		);
	};
	return (
		<button type="button" className="button" onClick={copy}>
			<ToolIcon name={copied ? 'check' : 'copy'} />
			<span role="status">{copied ? done : label}</span>
		</button>
	);
}
