/** Stripe's elements: fields in a shadow root of their own, so that neither styles nor forms of the page touch them. */
(function () {
  'use strict';
  if (window.SandboxStripeElements) return;
  const { read, expiry, brandOf, digits } = window.SandboxCard;

  const FIELDS = {
    number: { label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', width: '100%' },
    expiry: { label: 'Expiry date', autocomplete: 'cc-exp', placeholder: 'MM / YY', width: '50%' },
    cvc: { label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', width: '50%' },
  };
  const PARTS = {
    card: ['number', 'expiry', 'cvc'],
    payment: ['number', 'expiry', 'cvc'],
    cardNumber: ['number'],
    cardExpiry: ['expiry'],
    cardCvc: ['cvc'],
  };
  const WALLETS = { grabpay: 'GrabPay', alipay: 'Alipay' };

  function field(name, style, width, isAlone) {
    const { label, ...attributes } = FIELDS[name];
    const input = document.createElement('input');
    input.name = name;
    input.setAttribute('aria-label', label);
    input.inputMode = 'numeric';
    input.autocomplete = attributes.autocomplete;
    input.placeholder = attributes.placeholder;
    Object.assign(input.style, {
      boxSizing: 'border-box',
      width,
      padding: isAlone ? '0' : '9px 10px',
      border: '0',
      background: 'transparent',
      font: style.fontFamily ? `${style.fontSize || '16px'} ${style.fontFamily}` : 'inherit',
    });
    return input;
  }

  /** Card or one of the wallets, as Stripe's payment element offers them. */
  function chooser(onChoice) {
    const select = document.createElement('select');
    select.setAttribute('aria-label', 'Payment method');
    Object.assign(select.style, { width: '100%', padding: '9px 10px', font: 'inherit' });
    for (const [value, text] of [['card', 'Card'], ...Object.entries(WALLETS)]) {
      const option = document.createElement('option');
      option.value = value;
      option.textContent = text;
      select.append(option);
    }
    select.addEventListener('change', () => onChoice(select.value));
    return select;
  }

  class Element {
    constructor(type, options = {}) {
      if (!PARTS[type]) throw new Error(`The fake of Stripe has no element '${type}'`);
      this.type = type;
      this.method = 'card';
      this.listeners = new Map();
      const style = (options.style && options.style.base) || {};
      this.inputs = Object.fromEntries(
        PARTS[type].map((name) => [
          name,
          field(name, style, PARTS[type].length > 1 ? FIELDS[name].width : '100%', PARTS[type].length === 1),
        ]),
      );
      this.update(options);
      for (const input of Object.values(this.inputs)) {
        input.addEventListener('input', () => this.emit('change', this.state()));
        input.addEventListener('focus', () => this.emit('focus', { elementType: type }));
        input.addEventListener('blur', () => this.emit('blur', { elementType: type }));
      }
    }

    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`The selector you specified (${target}) applies to no DOM elements`);
      this.unmount();
      this.frame = document.createElement('div');
      const root = this.frame.attachShadow({ mode: 'open' });
      if (this.type === 'payment') root.append(chooser((method) => this.choose(method)));
      root.append(...Object.values(this.inputs));
      place.append(this.frame);
      queueMicrotask(() => this.emit('ready', { elementType: this.type }));
    }

    choose(method) {
      this.method = method;
      for (const input of Object.values(this.inputs)) input.hidden = method !== 'card';
      this.emit('change', this.state());
    }

    unmount() {
      if (this.frame) this.frame.remove();
      this.frame = undefined;
    }

    destroy() {
      this.unmount();
      this.listeners.clear();
    }

    on(name, listener) {
      this.listeners.set(name, [...(this.listeners.get(name) || []), listener]);
      return this;
    }

    once(name, listener) {
      const once = (event) => {
        this.off(name, once);
        listener(event);
      };
      return this.on(name, once);
    }

    off(name, listener) {
      const kept = (this.listeners.get(name) || []).filter((one) => listener && one !== listener);
      this.listeners.set(name, kept);
      return this;
    }

    emit(name, event) {
      for (const listener of this.listeners.get(name) || []) listener(event);
    }

    /** Of all options the colour: pages change it with their scheme. */
    update({ style } = {}) {
      for (const input of Object.values(this.inputs))
        input.style.color = (style && style.base && style.base.color) || 'inherit';
    }

    focus() {
      Object.values(this.inputs)[0].focus();
    }

    blur() {
      for (const input of Object.values(this.inputs)) input.blur();
    }

    clear() {
      for (const input of Object.values(this.inputs)) input.value = '';
      this.emit('change', this.state());
    }

    /** What the fields say of themselves, as Stripe's change event does. */
    state() {
      const values = Object.entries(this.inputs).map(([name, input]) => [name, digits(input.value)]);
      const lengths = { number: 13, expiry: 4, cvc: 3 };
      const filled = values.every(([name, value]) => value.length >= lengths[name]);
      const number = digits(this.inputs.number && this.inputs.number.value);
      return {
        elementType: this.type,
        empty: values.every(([, value]) => value === ''),
        complete: this.method !== 'card' || filled,
        brand: brandOf(number),
        error: undefined,
        value: { type: this.method },
      };
    }
  }

  /** The card that stands in some elements together: `{card}` or `{error}`. */
  function readCard(elements) {
    const inputs = Object.assign({}, ...elements.map((element) => element.inputs));
    const value = (name) => (inputs[name] ? inputs[name].value : '');
    return read({ number: value('number'), ...expiry(value('expiry')), cvc: value('cvc') });
  }

  window.SandboxStripeElements = { Element, readCard };
})();
