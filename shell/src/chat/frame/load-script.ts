/** Loads a provider's script. @throws Error where it does not come */
export function loadScript(address: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script could not be loaded: ${address}`)));
    document.head.append(script);
  });
}
