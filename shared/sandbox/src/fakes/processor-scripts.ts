// The processors' fakes as modules, in the order in which they need each other. They set the vendors' globals.
import './scripts/processor.js';
import './scripts/card-check.js';
import './scripts/stripe-elements.js';
import './scripts/stripe.js';
import './scripts/omise.js';
import './scripts/razorpay.js';
import './scripts/paypal.js';
